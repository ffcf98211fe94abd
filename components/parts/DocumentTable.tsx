import type { Company } from '@/lib/model/company';
import type { DocumentExample } from '@/lib/model/fields';
import { ListNumber } from '@/ui/ListNumber';
import { DocumentSheet } from './DocumentSheet';

type Props = { example: DocumentExample; company: Company };

/** Narrower than in a text, where words break instead. */
const CELL = 'min-w-0 wrap-break-word';
/** For a value such as Level 2, which stays in one line, on phones with its neighbours. */
const SHORT_CELL = 'short min-w-0 whitespace-nowrap';
const SHORT_LENGTH = 9;

/** Renders an excerpt of a document as an example: a drawing sheet with a table, whose rows are blocks on phones. */
export function DocumentTable({ example: { label, title, columns, rows, sheet }, company }: Props) {
  return (
    <DocumentSheet label={label} title={title} sheet={sheet} company={company}>
      <div className="table-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where its columns have no room */}
        <section className="table-box" tabIndex={0} aria-label={title} data-columns={columns.length + 1}>
          <table>
            <thead>
              <tr>
                <td />
                {columns.map((column, index) => (
                  <th key={index} scope="col" className={CELL}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, values }, index) => (
                <tr key={index}>
                  <th scope="row" className={CELL}>
                    <span className="flex items-baseline gap-3">
                      <ListNumber index={index} />
                      <span className="min-w-0">{name}</span>
                    </span>
                  </th>
                  {columns.map((column, index) => (
                    <td
                      key={index}
                      data-label={column}
                      className={(values[index]?.length ?? 0) <= SHORT_LENGTH ? SHORT_CELL : CELL}
                    >
                      {values[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </DocumentSheet>
  );
}
