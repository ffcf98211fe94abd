/** Stands in for next/dynamic: a component that is loaded when it is first drawn. */
import { type ComponentType, lazy, Suspense } from 'react';

export default function dynamic<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Dynamic(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
