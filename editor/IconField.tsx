import type { CustomFieldControlProps } from '@sveltia/cms';
import { ICON_MEANINGS, ICON_NAMES, type IconName } from '../lib/model/illustrations';
import { Icon } from '../ui/Icon';
import { toLabel } from './field-labels';
import { LABELS } from './labels';

/** Shows the icons to choose from as pictures. Their meanings are the tips of a mouse. */
export function IconField({ value, forID, onChange }: CustomFieldControlProps) {
  const choice = (name: IconName | '') => {
    // React would uncheck a controlled radio button, whose value Sveltia returns later.
    const show = (input: HTMLInputElement | null) => {
      if (input) input.checked = name === (value ?? '');
    };
    return (
      <label key={name} title={name && ICON_MEANINGS[name]}>
        <input ref={show} type="radio" name={forID} onChange={() => onChange(name)} />
        {name && <Icon name={name} />}
        {name ? toLabel(name) : LABELS.noIcon}
      </label>
    );
  };
  return (
    <div id={forID} role="radiogroup" className="icons">
      {(['', ...ICON_NAMES] as const).map(choice)}
    </div>
  );
}
