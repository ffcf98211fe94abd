import { Bridge } from './items/Bridge';
import { Cards } from './items/Cards';
import { Rows } from './items/Rows';
import { Viaduct } from './items/Viaduct';
import { Words } from './items/Words';
import type { SectionProps } from './section-props';

const LOOKS = { cards: Cards, rows: Rows, viaduct: Viaduct, bridge: Bridge, words: Words };

export function Items(props: SectionProps<'items'>) {
  const Look = LOOKS[props.data.look ?? 'cards'];
  return <Look {...props} />;
}
