type Props = { type: 'application/ld+json' | 'speculationrules'; json: string };

export function DataBlock({ type, json }: Props) {
  // React escapes children, which would break the JSON.
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
