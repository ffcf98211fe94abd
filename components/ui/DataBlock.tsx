type Props = {
  type: 'application/ld+json' | 'speculationrules';
  /** With every < escaped. */
  json: string;
};

/** Renders data for browsers and search engines. */
export function DataBlock({ type, json }: Props) {
  // As a child the JSON would be escaped as HTML, and no longer be JSON.
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
