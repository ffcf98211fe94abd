/** Returns a topic's name: Cyber security for `cyber-security`. */
export function tagName(tag: string): string {
  const text = tag.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
