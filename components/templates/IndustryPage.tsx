import { SiblingLinks } from '@/components/layout/SiblingLinks';
import { CallToAction } from '@/components/ui/CallToAction';
import { DraftMark } from '@/components/ui/DraftMark';
import { HeroDrawing } from '@/components/ui/HeroDrawing';
import { Icon } from '@/components/ui/Icon';
import { Proof } from '@/components/ui/Proof';
import { Section } from '@/components/ui/Section';
import { Specimen } from '@/components/ui/Specimen';
import { Statement } from '@/components/ui/Statement';
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
  const { company, words, landing, others, named } = context;
  const { heroTitle, heroSubtitle, heroImage, heroImageAlt, focus, statement, specimen, proof } = industry;
  const invitation = industry.callToAction ?? words.industry.callToAction;
  return (
    <>
      <DraftMark label={industry.draft && company.labels.draft} isAlone />
      <HeroDrawing
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
        <Capabilities {...industry.capabilitiesSection} />
      </div>
      <Partnership {...industry.partnershipSection} />
      {specimen && <Specimen {...specimen} />}
      {proof && <Proof {...proof} teaser={named['case-study'][proof.study]} />}
      <SiblingLinks heading={words.industry.others} items={others} />
      <CallToAction {...invitation} landing={landing} />
    </>
  );
}

function Challenges({ heading, introText, transitionText, closingText, ...lists }: Industry['challengesSection']) {
  return (
    <Section number={1} heading={heading}>
      <div className="columns-12 gap-y-10">
        <Points lead={introText} items={lists.firstList} className="lg:col-span-5 lg:pe-8" />
        <Points lead={transitionText} items={lists.secondList} className="lg:col-span-7 lg:col-start-6" />
        <p className="col-span-12 max-w-measure text-lead lg:col-span-7 lg:col-start-6">{closingText}</p>
      </div>
    </Section>
  );
}

type PointsProps = { lead: string; items: string[]; className: string };

function Points({ lead, items, className }: PointsProps) {
  return (
    <div className={`col-span-12 grid gap-y-6 lg:row-span-2 lg:grid-rows-subgrid ${className}`}>
      <p className="max-w-lead">{lead}</p>
      <ul>
        {items.map((item) => (
          <li key={item} className="flex gap-4 border-line border-t py-4">
            <span className="mt-2.5 h-1.5 w-4 shrink-0 bg-brand" aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Capabilities({ heading, introText, capabilities, closingText }: Industry['capabilitiesSection']) {
  const columns = CAPABILITY_COLUMNS[capabilities.length] ?? 'sm:grid-cols-2 lg:grid-cols-3';
  return (
    <Section number={2} heading={heading} text={introText}>
      <ul className={`ruled-grid ${columns}`}>
        {capabilities.map(({ title, description, icon }) => (
          <li key={title}>
            {icon && <Icon name={icon} size={30} />}
            <h3 className="mt-4 text-h3">{title}</h3>
            <p className="mt-3 max-w-lead">{description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-measure text-lead">{closingText}</p>
    </Section>
  );
}

function Partnership({ heading, services }: Industry['partnershipSection']) {
  const columns = services.length % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2 xl:grid-cols-4';
  return (
    <Section number={3} heading={heading}>
      <ul className={`grid gap-8 ${columns}`}>
        {services.map(({ icon, title, description }) => (
          <li key={title} className="border-brand border-t-8 pt-5">
            <Icon name={icon} size={28} />
            <h3 className="mt-4 text-h4">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
