type ToastCopy = Record<'notifications' | 'closeToast', string>;

export const toastLabels = ({ notifications, closeToast: close }: ToastCopy) => ({ notifications, close });
