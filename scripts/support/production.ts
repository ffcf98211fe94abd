/** Imported first, so that React and Next load the code that they have for a production build. */
Object.assign(process.env, { NODE_ENV: 'production' });
