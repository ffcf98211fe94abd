// Turbopack minifies; Tailwind's own minifier would warn of :target-current (components/layout/Contents.css).
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
