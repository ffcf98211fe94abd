/** Written by `npm run draw`. */
import type { PierFile } from '@/lib/model/illustrations';

export const PIERS: Readonly<Record<string, PierFile>> = {
  '/drawings/life-sciences.svg': {"src":"/variants/life-sciences.pier.svg","water":"0 m","deep":"–9 m","sand":"–14 m","rock":"–31 m"},
  '/drawings/healthcare.svg': {"src":"/variants/healthcare.pier.svg","water":"0 m","deep":"–8 m","sand":"–12 m","rock":"–24 m"},
  '/drawings/financial-services.svg': {"src":"/variants/financial-services.pier.svg","water":"0 m","deep":"–6 m","sand":"–10 m","rock":"–18 m"},
  '/drawings/data-analytics.svg': {"src":"/variants/data-analytics.pier.svg","water":"0 m","deep":"–12 m","sand":"–19 m","rock":"–40 m"},
  '/drawings/integration-services.svg': {"src":"/variants/integration-services.pier.svg","water":"0 m","deep":"–9 m","sand":"–13 m","rock":"–27 m"},
};

export const PLAIN_PIER: PierFile = {"src":"/variants/industry.pier.svg","water":"0 m","deep":"–7 m","sand":"–11 m","rock":"–22 m"};
