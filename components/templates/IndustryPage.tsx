import { SiblingLinks } from '@/components/layout/SiblingLinks';
import { Count } from '@/components/parts/Count';
import { DraftNotice } from '@/components/parts/DraftNotice';
import { FoldedList } from '@/components/parts/FoldedList';
import { FoldOnPhones } from '@/components/parts/FoldOnPhones';
import { Pier, Stratum } from '@/components/parts/Pier';
import { Section } from '@/components/parts/Section';
import { CallToAction } from '@/components/sections/CallToAction';
import { Hero } from '@/components/sections/Hero';
import { Rows } from '@/components/sections/items/Rows';
import { Proof } from '@/components/sections/Proof';
import { Specimen } from '@/components/sections/Specimen';
import type { Industry } from '@/lib/model/kinds';
import { followingEntries } from '@/lib/site/navigation';
import type { Site } from '@/lib/site/types';

type Props = { page: Industry; site: Site };

/** Renders an industry as the ground that a pier of its bridge stands in: challenges in the water, partnership on the rock. */
export function IndustryPage({ page: industry, site }: Props) {
  const { company, sharedCopy, industries } = site;
  const { heroTitle, heroSubtitle, image, heroImageAlt, focus, statement, specimen, proof } = industry;
  const { heading, services } = industry.partnershipSection;
  const place = { site, page: industry };
  const invitation = industry.callToAction ?? sharedCopy.industry.callToAction;
  return (
    <>
      <DraftNotice label={industry.draftNotice} isAlone />
      <Hero
        data={{
          heading: heroTitle,
          text: heroSubtitle,
          image,
          imageAlt: heroImageAlt,
          focus,
          buttons: [invitation.button],
        }}
        isTitle
        {...place}
      />
      <Pier image={image}>
        <Stratum of="water" image={image}>
          <Challenges {...industry.challengesSection} more={sharedCopy.industry.more} />
        </Stratum>
        {statement && (
          <Stratum of="deep" image={image}>
            <Claim {...statement} />
          </Stratum>
        )}
        <Stratum of="sand" image={image}>
          <Capabilities {...industry.capabilitiesSection} placeholder={company.labels.placeholder} />
        </Stratum>
        <Stratum of="rock" image={image}>
          <Rows data={{ heading, headingStyle: 'statement', items: services }} {...place} />
        </Stratum>
      </Pier>
      {specimen && <Specimen data={specimen} {...place} />}
      {proof && <Proof data={proof} {...place} />}
      <SiblingLinks heading={sharedCopy.industry.others} items={followingEntries(industries, industry.slug)} />
      <CallToAction data={invitation} {...place} />
    </>
  );
}

type ChallengesProps = Industry['challengesSection'] & { more: string };

function Challenges({ heading, introText, transitionText, closingText, more, ...lists }: ChallengesProps) {
  return (
    <Section heading={heading} layout="statement">
      <p className="max-w-measure text-lead">{introText}</p>
      <Points items={lists.firstList} />
      <p className="mt-8 mb-8 max-w-measure font-semibold">{transitionText}</p>
      <FoldOnPhones label={more.replace('{count}', String(lists.secondList.length))}>
        <Points items={lists.secondList} />
      </FoldOnPhones>
      <p className="max-w-measure mt-8 text-lead">{closingText}</p>
    </Section>
  );
}

function Points({ items }: { items: string[] }) {
  return (
    <ul className="mt-8 max-w-measure max-sm:text-sm">
      {items.map((item, index) => (
        <li key={index} className="tick border-line border-t py-3 lg:pb-6">
          <FirstClause of={item} />
        </li>
      ))}
    </ul>
  );
}

/** Matches what is in front of the first comma or colon, if that is short. */
const FIRST_CLAUSE = /^[^,:;]{1,70}(?=[,:;])/;

function FirstClause({ of: text }: { of: string }) {
  const [clause = ''] = FIRST_CLAUSE.exec(text) ?? [];
  return (
    <>
      {clause && <span className="font-semibold">{clause}</span>}
      {text.slice(clause.length)}
    </>
  );
}

function Claim({ figure, text, shows }: NonNullable<Industry['statement']>) {
  return (
    <section className="sheet">
      <div className="rule-t pb-section">
        <Count number={figure} shows={shows} className="mb-4 max-w-measure" />
        <p className="font-display font-semibold text-load tracking-tight">{figure}</p>
        <p className="mt-4 max-w-measure text-lead">{text}</p>
      </div>
    </section>
  );
}

type CapabilitiesProps = Industry['capabilitiesSection'] & { placeholder: string };

function Capabilities({ heading, introText, capabilities, closingText, placeholder }: CapabilitiesProps) {
  // An odd number would leave a hole in two columns.
  const columns = capabilities.length % 2 ? '' : 'lg:grid-cols-2';
  return (
    <Section heading={heading} text={introText} layout="statement">
      <FoldedList items={capabilities} columns={columns} placeholder={placeholder} />
      <p className="mt-8 max-w-measure text-lead">{closingText}</p>
    </Section>
  );
}
