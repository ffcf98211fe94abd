type ToastCopy = Record<'announcements' | 'notifications' | 'closeToast', string>;

export const toastLabels = ({ announcements, notifications, closeToast: close }: ToastCopy) => ({
  ...{ announcements, notifications, close },
});
