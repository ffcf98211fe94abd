/** Written by `npm run draw`. */
import type { ImageFile } from '@/lib/model/image-file';

export const TEAM: ImageFile = {"kind":"illustration","src":"/drawings/team.svg","width":1008,"height":168};

export const TEAM_PLACES: readonly string[] = ["object-[0%_0]","object-[20%_0]","object-[40%_0]","object-[60%_0]","object-[80%_0]","object-[100%_0]"];

export const SHORES: ImageFile = {"kind":"illustration","src":"/drawings/shores.svg","width":1440,"height":300,"narrow":{"src":"/variants/shores.narrow.svg","width":720,"height":300}};
