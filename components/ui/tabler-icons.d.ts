/** Icons one by one: the package's own index loads all 6,000 of them, which takes seconds outside a bundler. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}
