/** What each module of modules.ts reads from `data-props`. */
export type ModuleProps = {
  'copy-button': CopyProps;
  videos: object;
  hints: object;
  'not-found': NotFoundProps;
  'phone-nav': object;
};

export type CopyProps = {
  /** Copied text; default: the page's canonical URL. */
  value?: string;
  copied: string;
  failed: string;
  toasts: ToastLabels;
};

export type NotFoundProps = {
  /** Document title where a post is missing. */
  postTitle: string;
};

/** Names of the toast regions and of the close button, for assistive technology. */
export type ToastLabels = { announcements: string; notifications: string; close: string };

export type ModuleName = keyof ModuleProps;
