// Adds what Node 20 lacks of the functions that the packed code calls.

Map.groupBy ??= (items, keyOf) => {
  /** @type {Map<ReturnType<typeof keyOf>, (typeof items extends Iterable<infer T> ? T : never)[]>} */
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

Promise.withResolvers ??= () => {
  const functions = /** @type {{ resolve: (value: any) => void, reject: (reason?: unknown) => void }} */ ({});
  const promise = new Promise((resolve, reject) => Object.assign(functions, { resolve, reject }));
  return /** @type {PromiseWithResolvers<any>} */ ({ promise, ...functions });
};

URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
