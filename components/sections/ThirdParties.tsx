import { FilledText } from '@/components/parts/FilledText';
import { chooseText } from '@/lib/site/third-parties';
import type { SectionProps } from './section-props';

export function ThirdParties({ data, id, site }: SectionProps<'third-parties'>) {
  const { about, heading } = data;
  const shown = chooseText(data, site);
  if (!shown) return null;
  const hosts = site.thirdParties[about];
  const values = hosts && { host: hosts.join(' or ') };
  return <FilledText id={id} heading={heading} paragraphs={shown} values={values} />;
}
