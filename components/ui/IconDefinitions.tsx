import type { IconName } from '@/lib/shared/icons';
import { Icon } from './Icon';

type Props = { names: readonly IconName[]; prefix: string };

/** Defines icons that an island uses by id, so that its script does not contain them. */
export function IconDefinitions({ names, prefix }: Props) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {[...new Set(names)].map((name) => (
        <symbol key={name} id={`${prefix}${name}`} viewBox="0 0 24 24">
          <Icon name={name} />
        </symbol>
      ))}
    </svg>
  );
}
