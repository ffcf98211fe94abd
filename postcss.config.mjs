// Turbopack minifies; Tailwind's own minifier would warn of :target-current (components/parts/Prose.css).
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
