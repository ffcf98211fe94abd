/** Picks the labels of the toast regions, as the islands that raise toasts take them. */
export const toastLabels = ({
  announcements,
  notifications,
  closeToast,
}: Record<'announcements' | 'notifications' | 'closeToast', string>) => ({
  announcements,
  notifications,
  close: closeToast,
});
