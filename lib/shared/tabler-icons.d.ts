/** Declares single icons: importing the package's index loads all 6,000, which takes seconds outside a bundler. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}
