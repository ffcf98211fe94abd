import type { Governance } from '@/lib/content/schema';

type Member = { from: Point; to: Point };
type Point = { x: number; y: number };

const PANEL = 400;
const RISE = 300;
const TOP = 90;
const DECK = TOP + RISE;
const LEFT = 60;

const bottom = (panel: number): Point => ({ x: LEFT + panel * PANEL, y: DECK });
const top = (panel: number): Point => ({ x: LEFT + (panel + 0.5) * PANEL, y: TOP });
const middle = ({ from, to }: Member): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

/** Two panels of a Warren truss: five joints, seven members, from left to right. */
const MEMBERS: readonly Member[] = [
  { from: bottom(0), to: top(0) },
  { from: bottom(0), to: bottom(1) },
  { from: top(0), to: bottom(1) },
  { from: top(0), to: top(1) },
  { from: bottom(1), to: top(1) },
  { from: bottom(1), to: bottom(2) },
  { from: top(1), to: bottom(2) },
];
const JOINTS = [bottom(0), bottom(1), bottom(2), top(0), top(1)];

type Props = Pick<Governance['framework'], 'caption' | 'members'>;

/**
 * The governance framework as a truss. The drawing carries numbers, and names where there is room; the list
 * beside it says it all, so the drawing is hidden from screen readers.
 */
export function FrameworkTruss({ caption, members }: Props) {
  return (
    <div className="columns-12 gap-y-10">
      <figure className="col-span-12">
        <svg
          viewBox={`0 0 ${LEFT * 2 + PANEL * 2 + 40} 480`}
          className="mx-auto block h-auto w-full max-w-diagram"
          aria-hidden="true"
        >
          <Supports />
          {MEMBERS.map((member, index) => (
            <MemberLine
              key={members[index]?.label ?? index}
              member={member}
              isDeck={member.from.y === DECK && member.to.y === DECK}
            />
          ))}
          {JOINTS.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="9" className="fill-surface stroke-[3] stroke-ink" />
          ))}
          {MEMBERS.map((member, index) => (
            <MemberLabel
              key={members[index]?.label ?? index}
              member={member}
              number={index + 1}
              label={members[index]?.label}
            />
          ))}
        </svg>
        <figcaption className="figure-note mx-auto mt-4 max-w-lead text-center">{caption}</figcaption>
      </figure>
      <ol className="col-span-12 grid gap-x-8 gap-y-8 lg:grid-cols-4">
        {members.map(({ label, description }, index) => (
          <li key={label} className="border-line border-t pt-4">
            <span className="figure-note" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-1 text-h4">{label}</h3>
            <p className="mt-2 text-sm">{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function MemberLine({ member: { from, to }, isDeck }: { member: Member; isDeck: boolean }) {
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <>
      <line {...line} className={`stroke-ink ${isDeck ? 'stroke-[14]' : 'stroke-[5]'}`} />
      {isDeck && <line {...line} className="stroke-[9] stroke-brand" />}
    </>
  );
}

type LabelProps = { member: Member; number: number; label?: string | undefined };

/** The number on the member's middle; its name above a chord, to the right of a diagonal. */
function MemberLabel({ member, number, label }: LabelProps) {
  const { x, y } = middle(member);
  const isChord = member.from.y === member.to.y;
  return (
    <g className="fill-ink">
      <circle cx={x} cy={y} r="24" className="truss-disc fill-surface stroke-[3] stroke-ink" />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central" className="truss-number font-mono">
        {number}
      </text>
      <text
        x={isChord ? x : x + 38}
        y={isChord ? y - 44 : y}
        textAnchor={isChord ? 'middle' : 'start'}
        dominantBaseline="central"
        className="truss-name font-semibold"
      >
        {label}
      </text>
    </g>
  );
}

function Supports() {
  const ground = DECK + 78;
  return (
    <g className="fill-none stroke-[3] stroke-ink">
      <path d={`M${LEFT} ${DECK + 9}l-24 40h48z`} />
      <path d={`M${LEFT + 2 * PANEL} ${DECK + 9}l-24 30h48z`} />
      <circle cx={LEFT + 2 * PANEL - 12} cy={DECK + 45} r="5" />
      <circle cx={LEFT + 2 * PANEL + 12} cy={DECK + 45} r="5" />
      <path d={`M0 ${DECK + 51}h${LEFT * 2}M${2 * PANEL} ${DECK + 51}h${LEFT * 2}`} />
      <path d={`M0 ${ground}h${LEFT * 2 + 2 * PANEL}`} className="stroke-1 stroke-line" />
    </g>
  );
}
