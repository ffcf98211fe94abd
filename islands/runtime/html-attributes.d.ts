import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** https://developer.mozilla.org/en-US/docs/Web/API/Invoker_Commands_API */
type Command = 'show-modal' | 'close';

declare global {
  interface HTMLButtonElement {
    /** Undefined where the browser does not know it. */
    readonly command?: Command | '';
  }
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: Command;
    commandfor?: string;
  }

  namespace JSX {
    interface IntrinsicElements {
      'site-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
