/** Robots fill in a form faster than any visitor. */
const MIN_FILL_MS = 3000;
/** Is about when the visitor first uses the form, which loads this file. */
const shownAt = performance.now();
const SEND_TIMEOUT_MS = 20_000;
/** A request that outlives its page has at most 64 KiB: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const MAX_KEPT_ALIVE = 60_000;

/**
 * Visitors do not see this field. It travels with the message: password managers fill it in, too, so the receiver
 * decides. Form services know its name: https://help.formspree.io/hc/en-us/articles/360013580813
 */
export const TRAP = '_gotcha';

/**
 * Returns whether a receiver has accepted a message: a success without a body, or with JSON that reports no failure. A
 * redirect, which may lead to a page to sign in, and a page for a person are no clear yes.
 * @throws if the body is cut or is no JSON
 */
async function isAccepted(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const body = await response.text();
  if (body === '') return true;
  const { ok, success, error, errors }: Record<string, unknown> = JSON.parse(body);
  return ![ok, success].some((value) => String(value) === 'false') && !error && !errors;
}

/** Waits for a time, or until the visitor leaves the page. */
const waitOnPage = (timeMs: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, timeMs);
    addEventListener('pagehide', resolve, { once: true });
  });

/**
 * Sends the answers as a plain form does. A message counts as sent only if it cannot be lost.
 * @returns whether the receiver accepted the answers
 */
export async function sendMessage(action: string, form: HTMLFormElement): Promise<boolean> {
  const answers = new FormData(form);
  const body = new URLSearchParams([...answers].map(([name, value]) => [name, String(value)]));
  await waitOnPage(shownAt + MIN_FILL_MS - performance.now());
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      referrerPolicy: 'origin',
      keepalive: body.toString().length < MAX_KEPT_ALIVE,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    const isDelivered = await isAccepted(response);
    if (isDelivered) window.countOutcome?.('Message sent');
    return isDelivered;
  } catch {
    return false;
  }
}
