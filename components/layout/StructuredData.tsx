type Props = {
  /** JSON-LD with every < escaped: lib/site/structured-data. */
  json: string;
};

/** Facts for search engines. As a child the JSON would be escaped as HTML, and no longer be JSON. */
export function StructuredData({ json }: Props) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
