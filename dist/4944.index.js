export const id = 4944;
export const ids = [4944];
export const modules = {

/***/ 94944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ CASE_DETAILS),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
/** The words alone. */
function plainText(text) {
    return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
/** How much of the cases' text a report may show: all, their ids, or counts alone. */
const CASE_DETAILS = ['full', 'ids', 'none'];


/***/ })

};
