import type { ReactNode } from 'react';
import type { PageSection, SectionName } from '@/lib/model/page';
import { SECTION_COMPONENTS } from '.';
import type { SectionPlace, SectionProps } from './section-props';

type Props<Name extends SectionName> = SectionPlace & { section: PageSection<Name> };

export function SectionView<Name extends SectionName>({ section, ...place }: Props<Name>) {
  const Component: (props: SectionProps<Name>) => ReactNode = SECTION_COMPONENTS[section.section];
  return <Component data={section} id={section.id} {...place} />;
}
