import { SiblingLinks } from '@/components/layout/SiblingLinks';
import { CallToAction } from '@/components/sections/CallToAction';
import { Hero } from '@/components/sections/Hero';
import { Proof } from '@/components/sections/Proof';
import { Specimen } from '@/components/sections/Specimen';
import { Statement } from '@/components/sections/Statement';
import { CardLink } from '@/components/ui/CardLink';
import { DraftMark } from '@/components/ui/DraftMark';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import type { Entry, EntryContext } from '@/lib/definitions/context';
import type { Industry } from '@/lib/definitions/entry-schemas';

const CAPABILITY_COLUMNS: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2',
  8: 'sm:grid-cols-2',
};

type Props = { entry: Entry<Industry>; context: EntryContext };

/** Renders an industry: challenges in two lists, capabilities, partnership. */
export function IndustryPage({ entry: { data: industry }, context }: Props) {
  const { company, sharedCopy, landing, others, named } = context;
  const { heroTitle, heroSubtitle, heroImage, heroImageAlt, focus, statement, specimen, proof } = industry;
  const invitation = industry.callToAction ?? sharedCopy.industry.callToAction;
  return (
    <>
      <DraftMark label={industry.draft && company.labels.draft} isAlone />
      <Hero
        heading={heroTitle}
        text={heroSubtitle}
        image={heroImage}
        imageAlt={heroImageAlt}
        focus={focus}
        buttons={[invitation.button]}
      />
      <Challenges {...industry.challengesSection} />
      {statement && <Statement {...statement} />}
      <div className={statement ? 'after-band' : ''}>
        <Capabilities {...industry.capabilitiesSection} placeholder={company.labels.placeholder} />
      </div>
      <Partnership {...industry.partnershipSection} placeholder={company.labels.placeholder} />
      {specimen && <Specimen {...specimen} />}
      {proof && <Proof {...proof} teaser={named['case-study'][proof.study]} />}
      <SiblingLinks heading={sharedCopy.industry.others} items={others} />
      <CallToAction {...invitation} landing={landing} />
    </>
  );
}

function Challenges({ heading, introText, transitionText, closingText, ...lists }: Industry['challengesSection']) {
  return (
    <Section heading={heading} layout="beside">
      <Points lead={introText} items={lists.firstList} />
      <Points lead={transitionText} items={lists.secondList} />
      <p className="max-w-measure text-lead">{closingText}</p>
    </Section>
  );
}

function Points({ lead, items }: { lead: string; items: string[] }) {
  return (
    <div className="mb-10">
      <p className="max-w-measure">{lead}</p>
      <ul className="mt-5 max-lg:text-sm">
        {items.map((item) => (
          <li key={item} className="flex gap-4 border-line border-t py-3 lg:py-4">
            <span className="mt-2.5 h-1.5 w-4 shrink-0 bg-brand" aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

type WithPlaceholder = { placeholder: string };
type CapabilitiesProps = Industry['capabilitiesSection'] & WithPlaceholder;

function Capabilities({ heading, introText, capabilities, closingText, placeholder }: CapabilitiesProps) {
  const columns = CAPABILITY_COLUMNS[capabilities.length] ?? 'sm:grid-cols-2 lg:grid-cols-3';
  return (
    <Section heading={heading} text={introText}>
      <ul className={`ruled-grid ${columns}`}>
        {capabilities.map(({ title, description, icon, link, buttonText }) => (
          <li key={title}>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:block">
              {icon && <Icon name={icon} />}
              <h3 className="text-h3 sm:mt-4">{title}</h3>
            </div>
            <p className="mt-3 max-w-lead max-sm:text-sm">{description}</p>
            {buttonText && (
              <p className="mt-3">
                <CardLink href={link} placeholder={placeholder} label={buttonText} about={title} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="columns-12 mt-10">
        <p className="col-span-12 max-w-measure text-lead lg:col-span-7 lg:col-start-6">{closingText}</p>
      </div>
    </Section>
  );
}

function Partnership({ heading, services, placeholder }: Industry['partnershipSection'] & WithPlaceholder) {
  const columns = services.length % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2 xl:grid-cols-4';
  return (
    <Section heading={heading}>
      <ul className={`grid gap-8 ${columns}`}>
        {services.map(({ icon, title, description, link, buttonText }) => (
          <li key={title} className="deck-t pt-5">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:block">
              {icon && <Icon name={icon} />}
              <h3 className="text-h4 sm:mt-4">{title}</h3>
            </div>
            <p className="mt-2 max-sm:text-sm">{description}</p>
            {buttonText && (
              <p className="mt-3">
                <CardLink href={link} placeholder={placeholder} label={buttonText} about={title} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
