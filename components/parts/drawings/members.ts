/** Written by `npm run draw`. */
import type { MemberFile } from '@/lib/model/illustrations';

export const MEMBERS: Readonly<Record<string, MemberFile>> = {
  '/drawings/home.svg': {"src":"/variants/home.detail.svg","width":720,"height":1680,"band":"object-[0_70%]"},
  '/drawings/governance.svg': {"src":"/variants/governance.detail.svg","width":720,"height":1680,"band":"object-[0_27%]"},
  '/drawings/cyber-security.svg': {"src":"/variants/cyber-security.detail.svg","width":720,"height":1680,"band":"object-[0_10%]"},
  '/drawings/cyber-security-training.svg': {"src":"/variants/cyber-security-training.detail.svg","width":720,"height":1680,"band":"object-[0_23%]"},
};
