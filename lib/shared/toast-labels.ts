export const toastLabels = ({
  announcements,
  notifications,
  closeToast,
}: Record<'announcements' | 'notifications' | 'closeToast', string>) => ({
  announcements,
  notifications,
  close: closeToast,
});
