/** Robots fill in a form faster than any visitor. */
const MIN_FILL_MS = 3000;
const SEND_TIMEOUT_MS = 20_000;

/**
 * Visitors do not see this field. Form services know its name: https://help.formspree.io/hc/en-us/articles/360013580813
 */
export const TRAP = '_gotcha';

/** Returns whether a response is a page for a person: to sign in, to prove to be no robot, or of another website. */
const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') === true;

/**
 * Sends the answers as a plain form does. A redirect is a success and is not followed. A page is none, as the request is for
 * JSON: a message counts as sent only if it cannot be lost.
 * @param shownAt when the form could first be used, by performance.now()
 * @returns true for robots, and if the receiver accepted the answers
 */
export async function sendMessage(action: string, form: HTMLFormElement, shownAt: number): Promise<boolean> {
  const answers = new FormData(form);
  if (answers.get(TRAP)) return true;
  await new Promise((resolve) => setTimeout(resolve, shownAt + MIN_FILL_MS - performance.now()));
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams([...answers].map(([name, value]) => [name, String(value)])),
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      referrerPolicy: 'origin',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    const isDelivered = (response.ok && !isPage(response)) || response.type === 'opaqueredirect';
    if (isDelivered) window.countOutcome?.('Message sent');
    return isDelivered;
  } catch {
    return false;
  }
}
