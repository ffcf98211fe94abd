import { Photos } from './people/Photos';
import { Roles } from './people/Roles';
import type { SectionProps } from './section-props';

export function People(props: SectionProps<'people'>) {
  return props.data.look === 'roles' ? <Roles {...props} /> : <Photos {...props} />;
}
