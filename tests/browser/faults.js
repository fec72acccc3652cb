/* What is wrong with the layout of a page: controls off the screen, clipped text, text over text, names of messages
   that nobody wrote. */
() => {
  const faults = [];
  /* What lets taps through is found by its place, too. */
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(solid);
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join('.')} "${e.textContent.trim().slice(0, 40)}"`;
  const top = document.querySelector('dialog[open]') ?? document.body;
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      && !e.closest('.unseen, svg, [aria-hidden=true]');
  };
  const clips = (e) => getComputedStyle(e).overflowX !== 'visible';
  const scrolls = (e) => {
    for (let up = e.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflow)) return true;
    return document.scrollingElement.scrollHeight > innerHeight + 1;
  };
  for (const e of top.querySelectorAll('button, a, input, select')) {
    if (!seen(e)) continue;
    const box = e.getBoundingClientRect();
    const out = box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1;
    if (out && !scrolls(e)) faults.push(`off the screen: ${name(e)}`);
  }
  const texts = [...top.querySelectorAll('*')].filter(
    (e) => seen(e) && [...e.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim()));
  for (const e of texts) {
    const style = getComputedStyle(e);
    if (clips(e) && !/auto|scroll/.test(style.overflowX) && style.textOverflow !== 'ellipsis'
      && e.scrollWidth > e.clientWidth + 2) faults.push(`cut off: ${name(e)}`);
    const box = e.getBoundingClientRect();
    if ((box.right > innerWidth + 2 || box.bottom > innerHeight + 2) && !scrolls(e))
      faults.push(`off the screen: ${name(e)}`);
    if (/^(page|coach|report|school|season|refused|heat|downforce|formula_d)-[\w-]+$/.test(e.textContent.trim()))
      faults.push(`no words: ${name(e)}`);
    if (e.textContent.trim().length > 6 && box.width < 14) faults.push(`a letter a line: ${name(e)}`);
  }
  /* Lines of letters as they are on the screen: inside everything that clips them. */
  const lines = texts.flatMap((e) => [...e.childNodes].flatMap((node) => {
    if (node.nodeType !== 3 || !node.textContent.trim()) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    let [left, upper, right, lower] = [0, 0, innerWidth, innerHeight];
    for (let up = e; up && up !== document.documentElement; up = up.parentElement) {
      if (!clips(up)) continue;
      const box = up.getBoundingClientRect();
      [left, upper] = [Math.max(left, box.left), Math.max(upper, box.top)];
      [right, lower] = [Math.min(right, box.right), Math.min(lower, box.bottom)];
    }
    return [...range.getClientRects()].map((box) => {
      /* Letters fill the middle of their line. */
      const air = box.height * 0.22;
      return { e, left: Math.max(left, box.left), right: Math.min(right, box.right),
        top: Math.max(upper, box.top + air), bottom: Math.min(lower, box.bottom - air) };
    }).filter((box) => box.right - box.left > 2 && box.bottom - box.top > 2);
  }));
  const paper = (e) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(e);
    const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor);
    return backgroundImage !== 'none' || (alpha ? Number(alpha[1] ?? alpha[2]) > 0.5 : backgroundColor !== 'transparent');
  };
  /* Whether something lies between: whoever is met first at this point stands on paper of its own. */
  const covered = (a, b, x, y) => {
    const met = document.elementsFromPoint(x, y);
    const at = (e) => met.findIndex((one) => one === e);
    const [one, two] = [at(a), at(b)];
    if (one < 0 || two < 0) return true;
    return met.slice(Math.min(one, two), Math.max(one, two)).some((e) => !e.contains(one < two ? b : a) && paper(e));
  };
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1)) {
      if (a.e === b.e) continue;
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
      const [upper, lower] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
      if (right - left > 2 && lower - upper > 2 && !covered(a.e, b.e, (left + right) / 2, (upper + lower) / 2))
        faults.push(`over each other: ${name(a.e)} and ${name(b.e)}`);
    }
  document.adoptedStyleSheets.pop();
  return [...new Set(faults)];
}
