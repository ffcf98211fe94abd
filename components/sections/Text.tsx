import type { SectionProps } from './section-props';
import { Body } from './text/Body';
import { Paragraphs } from './text/Paragraphs';

export function Text(props: SectionProps<'text'>) {
  return props.data.paragraphs ? <Paragraphs {...props} /> : <Body {...props} />;
}
