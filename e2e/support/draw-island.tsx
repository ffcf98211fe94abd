/** Run by tests in a process of its own, as Playwright compiles JSX in another way: prints an island as the build renders it. */
import { renderIsland } from '../../scripts/post-export/render-islands';

const [, , name = '', props = '', prefix = ''] = process.argv;
process.stdout.write(renderIsland(name, props, prefix) ?? '');
