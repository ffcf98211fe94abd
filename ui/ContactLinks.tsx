import { mailto, phoneLink } from '@/lib/url/links';

export type ContactWays = { phone: string; email: string };

type Props = ContactWays & { text: string };

export function ContactLinks({ text, phone, email }: Props) {
  return text.split(/(\{phone\}|\{email\})/).map((part, index) => {
    // An element: a translator replaces text, and React could not remove it.
    if (part !== '{phone}' && part !== '{email}') return part && <span key={index}>{part}</span>;
    const [href, label] = part === '{phone}' ? [phoneLink(phone), phone] : [mailto(email), email];
    return (
      <a key={index} href={href} className="text-link wrap-anywhere inline">
        {label}
      </a>
    );
  });
}
