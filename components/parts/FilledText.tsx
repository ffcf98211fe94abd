import { Section } from './Section';

type Props = {
  id: string | undefined;
  heading: string;
  paragraphs: readonly string[];
  /** By the names of the placeholders: `host` replaces {host}. */
  values: Readonly<Record<string, string>> | undefined;
};

/** Renders a heading next to paragraphs whose placeholders, such as {host}, are replaced. */
export function FilledText({ id, heading, paragraphs, values }: Props) {
  const fill = (text: string) =>
    Object.entries(values ?? {}).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text);
  return (
    <Section id={id} heading={heading} layout="beside">
      <div className="prose">
        {paragraphs.map((text) => (
          <p key={text}>{fill(text)}</p>
        ))}
      </div>
    </Section>
  );
}
