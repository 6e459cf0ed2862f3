export const id = 2059;
export const ids = [2059,524];
export const modules = {

  90178:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BR: () => (  GLOSSARY_URL),
    cZ: () => (  schemaLine),
    xv: () => (  VERSION),
    zx: () => (  NPX)
  });
const VERSION = '0.1.0';
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
const NPX = 'npx github:goldenpair/goldenpair#v0';


  }),

  40524:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C1: () => (  wrapText),
    F2: () => (  padText),
    RM: () => (  alignColumns),
    sc: () => (  textWidth)
  });
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width += WIDE.test(character) ? 2 : 1;
    }
    return width;
}
function wrapText(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && textWidth(line) + 1 + textWidth(word) > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
}
function alignColumns(rows, isRight = (_column) => false) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => textWidth(cells[at] ?? ''))));
    return rows.map((cells) => cells
        .map((cell, at) => padText(cell, widths[at] ?? 0, isRight(at) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


  })

};
