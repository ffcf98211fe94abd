import { OfficeMap } from './offices/OfficeMap';
import { OfficePiers } from './offices/OfficePiers';
import type { SectionProps } from './section-props';

export function Offices(props: SectionProps<'offices'>) {
  return props.data.look === 'map' ? <OfficeMap {...props} /> : <OfficePiers {...props} />;
}
