/** The tab's picture with a number on it. */
const MOST = 9;

export function badge(count: number): string {
  const text = count > MOST ? `${MOST}+` : String(count);
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><rect x="-50" y="-50" width="100" height="100" rx="18" fill="#7c2a22"/>' +
    `<circle r="38" fill="#fff7ea"/><text y="21" font-family="serif" font-weight="700" font-size="${text.length > 1 ? 44 : 60}" text-anchor="middle" fill="#7c2a22">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
