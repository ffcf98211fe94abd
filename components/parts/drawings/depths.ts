/** Written by `npm run draw`. */
export const DEPTHS = {
  "life-sciences": {
    "water": "0 m",
    "deep": "–9 m",
    "sand": "–14 m",
    "rock": "–31 m"
  },
  "healthcare": {
    "water": "0 m",
    "deep": "–8 m",
    "sand": "–12 m",
    "rock": "–24 m"
  },
  "financial-services": {
    "water": "0 m",
    "deep": "–6 m",
    "sand": "–10 m",
    "rock": "–18 m"
  },
  "data-analytics": {
    "water": "0 m",
    "deep": "–12 m",
    "sand": "–19 m",
    "rock": "–40 m"
  },
  "integration-services": {
    "water": "0 m",
    "deep": "–9 m",
    "sand": "–13 m",
    "rock": "–27 m"
  },
  "industry": {
    "water": "0 m",
    "deep": "–7 m",
    "sand": "–11 m",
    "rock": "–22 m"
  }
};
