/** Written by `npm run draw`. */
import type { LineDrawing } from '../line-drawing';

export const DETAILS: Readonly<Record<string, LineDrawing>> = {
  'anchor': {"viewBox":"0 0 64 64","paths":[["deck","M29 27l27-27h8v8l-27 27z"],["bold","M29 27l27-27m-19 35l27-27"],["bold","M0 24h26l14 14v26"],["thin","M10 38l24-8m-16 16l16-16m-8 24l8-24"],["solid","M7.5 38a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0zm8 8a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0zm8 8a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0z"]]},
  'bearing': {"viewBox":"0 0 64 64","paths":[["deck","M0 10h64v12h-64z"],["bold","M0 10h64m-64 12h64"],["bold","M22 22h20l-6 14h-8zm6 18a4 4 0 0 1 8 0a4 4 0 0 1 -8 0zm-14 5h36"],["bold","M12 64v-13h40v13m-34-19v6m28-6v6"],["thin","M12 57h40"]]},
  'clamp': {"viewBox":"0 0 64 64","paths":[["deck","M0 27h64v10h-64z"],["bold","M0 27h64m-64 10h64"],["grain","M3 37l6-10m0 10l6-10m33 10l6-10m0 10l6-10"],["bold","M20 27v-11h24v11"],["bold","M20 37v11h24v-11"],["thin","M27 9v7m0 32v7m10-46v7m0 32v7"]]},
  'gusset': {"viewBox":"0 0 64 64","paths":[["deck","M0 10h64v10h-64z"],["bold","M0 10h64m-64 10h64"],["bold","M25 46l-11 18m25-18l11 18"],["bold","M14 20v8l10 18h16l10-18v-8"],["solid","M20.3 27a1.8 1.8 0 0 1 3.5 0a1.8 1.8 0 0 1 -3.5 0zm10 0a1.8 1.8 0 0 1 3.5 0a1.8 1.8 0 0 1 -3.5 0zm10 0a1.8 1.8 0 0 1 3.5 0a1.8 1.8 0 0 1 -3.5 0zm-14 11a1.8 1.8 0 0 1 3.5 0a1.8 1.8 0 0 1 -3.5 0zm8 0a1.8 1.8 0 0 1 3.5 0a1.8 1.8 0 0 1 -3.5 0z"]]},
  'hanger': {"viewBox":"0 0 64 64","paths":[["bold","M0 5l24 6m16 4l24 6m-40-15h16v14h-16z"],["thin","M30 20v22m4-22v22"],["bold","M26 48v-6h12v6"],["deck","M0 48h64v10h-64z"],["bold","M0 48h64m-64 10h64"]]},
  'joint': {"viewBox":"0 0 64 64","paths":[["deck","M0 14h22v7.2h14v7.2h-14v7.2h14v7.2h-14v7.2h-22z"],["bold","M0 14h22v7.2h14v7.2h-14v7.2h14v7.2h-14v7.2h-22"],["bold","M64 14h-36v7.2h14v7.2h-14v7.2h14v7.2h-14v7.2h36"]]},
  'pile': {"viewBox":"0 0 64 64","paths":[["deck","M6 10h52v12h-52z"],["bold","M6 10h52m-52 12h52"],["bold","M6 10v12m52-12v12m-46 0v30l4 8l4-8v-30m8 0v30l4 8l4-8v-30m8 0v30l4 8l4-8v-30"],["thin","M0 34h10m44 0h10m-59 0l-5 6m11-6l-5 6m53-6l-5 6m11-6l-5 6"]]},
};
