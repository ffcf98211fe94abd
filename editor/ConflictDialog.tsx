import { createRoot } from 'react-dom/client';
import { stringify } from 'yaml';
import { LABELS } from './labels';
import type { Conflict } from './merge-fields';

type Props = { file: string; conflicts: readonly (Conflict & { label: string })[] };

/** Shows fields that two people have changed. @returns those of which the user takes the other version; undefined for no save */
export function chooseVersions({ file, conflicts }: Props): Promise<readonly Conflict[] | undefined> {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const root = createRoot(dialog);
  root.render(<ConflictForm file={file} conflicts={conflicts} />);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const chosen = new FormData(dialog.querySelector('form') ?? undefined);
      const isSaved = dialog.returnValue === 'save';
      resolve(isSaved ? conflicts.filter((_, index) => chosen.get(`${index}`) === 'theirs') : undefined);
      root.unmount();
      dialog.remove();
    });
  });
}

function ConflictForm({ file, conflicts }: Props) {
  return (
    <form method="dialog">
      <h2>{LABELS.conflict.changed(file)}</h2>
      {conflicts.map(({ path, label, theirs, ours }, index) => (
        <fieldset key={path.join('.')}>
          <legend>{label}</legend>
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem' }}>
            <Version name={`${index}`} side="theirs" value={theirs} />
            <Version name={`${index}`} side="ours" value={ours} />
          </div>
        </fieldset>
      ))}
      <button type="submit" value="save">
        {LABELS.conflict.save}
      </button>{' '}
      <button type="submit" value="" formNoValidate>
        {LABELS.conflict.cancel}
      </button>
    </form>
  );
}

type VersionProps = { name: string; side: 'theirs' | 'ours'; value: unknown };

function Version({ name, side, value }: VersionProps) {
  return (
    <label>
      <input type="radio" name={name} value={side} required /> {LABELS.conflict[side]}
      <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {typeof value === 'string' ? value : stringify(value ?? null)}
      </div>
    </label>
  );
}
