import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    /** https://developer.mozilla.org/en-US/docs/Web/API/Invoker_Commands_API */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }

  namespace JSX {
    interface IntrinsicElements {
      'site-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
