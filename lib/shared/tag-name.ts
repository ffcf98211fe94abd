/** Returns a topic's name: Cyber security for `cyber-security`. */
export function tagName(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
