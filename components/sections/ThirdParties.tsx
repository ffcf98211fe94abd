import { FilledText } from '@/components/parts/FilledText';
import type { SectionProps } from './section-props';

/** Renders what is true: the text about something that the website loads or sends, or the text for a website without it. */
export function ThirdParties({ data: { about, heading, used, unused }, id, site }: SectionProps<'third-parties'>) {
  const hosts = site.thirdParties[about];
  const shown = hosts ? used : unused;
  if (!shown) return null;
  const values = hosts && { host: hosts.join(' or ') };
  return <FilledText id={id} heading={heading} paragraphs={shown} values={values} />;
}
