export const id = 2997;
export const ids = [2997];
export const modules = {

  62997:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    buildIndex: () => (  buildIndex)
  });
  var minisearch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72150);
  var _model_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79167);
  var _tokenize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19007);



function buildIndex(chunks, options) {
    const boost = { text: 1, symbol: options.symbol_boost, path: options.path_boost };
    const fields = ['text', 'symbol', 'path'].filter((field) => boost[field] > 0);
    const index = new minisearch__WEBPACK_IMPORTED_MODULE_1__  .A({ fields: [...fields], tokenize: _tokenize_js__WEBPACK_IMPORTED_MODULE_0__  .qw, processTerm: (term) => term });
    index.addAll(chunks.map((chunk, id) => ({ ...chunk, id, symbol: chunk.symbol ?? '' })));
    return {
        search: (query, topK) => {
            const terms = (0,_tokenize_js__WEBPACK_IMPORTED_MODULE_0__  .C5)(query);
            const results = index.search(terms.join(' '), {
                tokenize: (text) => text.split(' '),
                boost,
                bm25: { k: options.k1, b: options.b, d: 0 },
            });
            const frequencies = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_2__  .Tr)(results.flatMap(({ queryTerms: found }) => found));
            const weights = new Map(terms.map((term) => {
                const frequency = frequencies.get(term) ?? 0;
                return [term, Math.log(1 + (chunks.length - frequency + 0.5) / (frequency + 0.5))];
            }));
            const hits = results.flatMap(({ id, score, queryTerms: found }) => {
                const chunk = chunks[id];
                return chunk === undefined ? [] : [{ chunk, score, terms: found }];
            });
            return { hits: hits.sort(byScoreThenPlace).slice(0, topK), weights };
        },
    };
}
function byScoreThenPlace(a, b) {
    if (a.score !== b.score)
        return b.score - a.score;
    if (a.chunk.path !== b.chunk.path)
        return a.chunk.path < b.chunk.path ? -1 : 1;
    return a.chunk.start_line - b.chunk.start_line;
}


  })

};
