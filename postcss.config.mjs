// Turbopack minifies; Tailwind's own minifier would warn of :target-current (app/styles/reading.css).
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
