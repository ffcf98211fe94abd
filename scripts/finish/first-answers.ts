/**
 * What a control answers before the scripts of its island are there, as part of the loader. The island finds what was
 * answered and goes on from there; from then on (data-ready) nothing is answered here.
 */

/**
 * Opens the dialog that a control names by aria-controls; a control inside it closes it.
 * @returns whether the control names one
 */
export function answerByDialog(control: HTMLElement, isClick: boolean): boolean {
  const dialog = document.getElementById(control.getAttribute('aria-controls') ?? '');
  if (!(dialog instanceof HTMLDialogElement) || dialog.matches('[data-ready]')) return false;
  if (dialog.contains(control)) dialog.close();
  else if (!dialog.open) {
    // The dialog gives the focus back to what had it; Safari gives a clicked button none.
    if (isClick) control.focus();
    dialog.showModal();
  }
  return true;
}

/**
 * Shows the slide that a control of a carousel leads to (data-to), and marks its dot. Only the first time: where a
 * second press leads depends on the first, which only the island knows.
 * @returns whether the slide is shown
 */
export function answerBySlide(control: HTMLElement): boolean {
  const carousel = control.closest<HTMLElement>('[aria-roledescription=carousel]');
  const { to } = control.dataset;
  if (!to || !carousel || carousel.matches('[data-shown], [data-ready]')) return false;
  const slides = carousel.querySelectorAll<HTMLElement>('.carousel-slide');
  const [first, target] = [slides[0], slides[Number(to)]] as [HTMLElement, HTMLElement];
  carousel.dataset.shown = to;
  (first.parentElement as HTMLElement).style.transform = `translateX(${first.offsetLeft - target.offsetLeft}px)`;
  for (const dot of carousel.querySelectorAll('.dot')) {
    if (dot.matches(`[data-to="${to}"]`)) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  }
  return true;
}
