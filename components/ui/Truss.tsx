type Point = { x: number; y: number };
type Member = { from: Point; to: Point };

const DECK = 310;
const at = (x: number, y = DECK): Point => ({ x, y });
const LEFT = at(60);
const MIDDLE = at(460);
const RIGHT = at(860);
const TOP_LEFT = at(260, 80);
const TOP_RIGHT = at(660, 80);

const MEMBERS: readonly Member[] = [
  { from: LEFT, to: TOP_LEFT },
  { from: LEFT, to: MIDDLE },
  { from: TOP_LEFT, to: MIDDLE },
  { from: TOP_LEFT, to: TOP_RIGHT },
  { from: MIDDLE, to: TOP_RIGHT },
  { from: MIDDLE, to: RIGHT },
  { from: TOP_RIGHT, to: RIGHT },
];

type Props = { labels: readonly string[] };

/** Renders two panels of a Warren truss. Each member has its number, and its name if there is room. */
export function Truss({ labels }: Props) {
  return (
    <svg viewBox="-40 0 1000 400" className="block h-auto w-full" aria-hidden="true">
      <Supports />
      {MEMBERS.map((member, index) => (
        <MemberLine key={labels[index] ?? index} {...member} />
      ))}
      {[LEFT, MIDDLE, RIGHT, TOP_LEFT, TOP_RIGHT].map(({ x, y }) => (
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
  const x = (from.x + to.x) / 2;
  const y = (from.y + to.y) / 2;
  const isChord = from.y === to.y;
  return (
    <g className="fill-ink">
      <circle cx={x} cy={y} r="24" className="truss-disc fill-surface stroke-[3] stroke-ink" />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className="truss-number font-display font-semibold"
      >
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
  return (
    <g className="fill-none stroke-[3] stroke-ink">
      <path d="M60 319l-24 40h48z" />
      <path d="M860 319l-24 30h48z" />
      <circle cx="848" cy="355" r="5" />
      <circle cx="872" cy="355" r="5" />
      <path d="M0 361h120M800 361h120" />
      <path d="M0 388h920" className="stroke-1 stroke-line" />
    </g>
  );
}
