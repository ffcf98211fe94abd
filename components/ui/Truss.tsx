type Member = { from: Point; to: Point };
type Point = { x: number; y: number };

const PANEL = 400;
const RISE = 230;
const TOP = 80;
const DECK = TOP + RISE;
const LEFT = 60;
const ROOM = 40;

const bottom = (panel: number): Point => ({ x: LEFT + panel * PANEL, y: DECK });
const top = (panel: number): Point => ({ x: LEFT + (panel + 0.5) * PANEL, y: TOP });

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

type Props = { labels: readonly string[] };

/** Renders two panels of a Warren truss, each of the seven members with its number, and its name if there is room. */
export function Truss({ labels }: Props) {
  return (
    <svg
      viewBox={`${-ROOM} 0 ${LEFT * 2 + PANEL * 2 + ROOM * 2} ${DECK + 90}`}
      className="block h-auto w-full"
      aria-hidden="true"
    >
      <Supports />
      {MEMBERS.map((member, index) => (
        <MemberLine key={labels[index] ?? index} {...member} />
      ))}
      {JOINTS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" className="fill-surface stroke-[3] stroke-ink" />
      ))}
      {MEMBERS.map((member, index) => (
        <MemberLabel key={labels[index] ?? index} {...member} number={index + 1} label={labels[index]} />
      ))}
    </svg>
  );
}

function MemberLine({ from, to }: Member) {
  const isDeck = from.y === DECK && to.y === DECK;
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <>
      <line {...line} className={`stroke-ink ${isDeck ? 'stroke-[11]' : 'stroke-[4]'}`} />
      {isDeck && <line {...line} className="stroke-[7] stroke-brand" />}
    </>
  );
}

type LabelProps = Member & { number: number; label?: string | undefined };

function MemberLabel({ from, to, number, label }: LabelProps) {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const isChord = from.y === to.y;
  return (
    <g className="fill-ink">
      <circle cx={x} cy={y} r="24" className="truss-disc fill-surface stroke-[3] stroke-ink" />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central" className="truss-number font-mono">
        {String(number).padStart(2, '0')}
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
