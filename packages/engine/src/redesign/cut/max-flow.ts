/** Least cut of a graph between a source and a sink (Boykov and Kolmogorov 2004). */

const none = -1;
const atTerminal = -2;
const orphaned = -3;
const [free, source, sink] = [0, 1, 2] as const;

export interface GraphEdge {
  readonly from: number;
  readonly to: number;
  /** Cost of parting the two, either way. */
  readonly pull: number;
}

/**
 * @param lean per node: cost of putting it on the sink's side, less the cost of the source's
 * @returns 1 per node on the source's side
 */
export function leastCut(lean: Float32Array, edges: readonly GraphEdge[]): Uint8Array {
  const nodes = lean.length;
  const excess = lean.slice();
  const head = new Int32Array(edges.length * 2);
  const next = new Int32Array(edges.length * 2);
  const left = new Float32Array(edges.length * 2);
  const first = new Int32Array(nodes).fill(none);
  edges.forEach(({ from, to, pull }, at) => {
    const arc = 2 * at;
    head[arc] = to;
    head[arc + 1] = from;
    left[arc] = pull;
    left[arc + 1] = pull;
    next[arc] = first[from]!;
    first[from] = arc;
    next[arc + 1] = first[to]!;
    first[to] = arc + 1;
  });
  const tree = new Uint8Array(nodes);
  const parent = new Int32Array(nodes).fill(none);
  const stamp = new Int32Array(nodes);
  const far = new Int32Array(nodes);
  const isQueued = new Uint8Array(nodes);
  let queue: number[] = [];
  let ahead = 0;
  let time = 0;
  const orphans: number[] = [];
  const enqueue = (node: number) => {
    if (isQueued[node]) return;
    isQueued[node] = 1;
    queue.push(node);
  };
  for (let node = 0; node < nodes; node++) {
    if (excess[node] === 0) continue;
    tree[node] = excess[node]! > 0 ? source : sink;
    parent[node] = atTerminal;
    far[node] = 1;
    enqueue(node);
  }
  /** Capacity from the tree's side towards its root, or from the root outwards. */
  const room = (arc: number, side: number) => (side === source ? left[arc]! : left[arc ^ 1]!);

  /** An arc from the source's tree to the sink's. */
  function grow(): number {
    while (ahead < queue.length) {
      const node = queue[ahead]!;
      const side = tree[node]!;
      if (side !== free)
        for (let arc = first[node]!; arc !== none; arc = next[arc]!) {
          if (room(arc, side) <= 0) continue;
          const other = head[arc]!;
          if (tree[other] === free) {
            tree[other] = side;
            parent[other] = arc ^ 1;
            stamp[other] = stamp[node]!;
            far[other] = far[node]! + 1;
            enqueue(other);
          } else if (tree[other] !== side) return side === source ? arc : arc ^ 1;
          else if (stamp[other]! <= stamp[node]! && far[other]! > far[node]! + 1) {
            parent[other] = arc ^ 1;
            stamp[other] = stamp[node]!;
            far[other] = far[node]! + 1;
          }
        }
      isQueued[node] = 0;
      ahead++;
      if (ahead > 65_536) {
        queue = queue.slice(ahead);
        ahead = 0;
      }
    }
    return none;
  }

  function orphan(node: number): void {
    parent[node] = orphaned;
    orphans.push(node);
  }

  function augment(meeting: number): void {
    let most = left[meeting]!;
    let node = head[meeting ^ 1]!;
    for (; parent[node] !== atTerminal; node = head[parent[node]!]!)
      most = Math.min(most, left[parent[node]! ^ 1]!);
    most = Math.min(most, excess[node]!);
    node = head[meeting]!;
    for (; parent[node] !== atTerminal; node = head[parent[node]!]!)
      most = Math.min(most, left[parent[node]!]!);
    most = Math.min(most, -excess[node]!);
    left[meeting]! -= most;
    left[meeting ^ 1]! += most;
    node = head[meeting ^ 1]!;
    while (parent[node] !== atTerminal) {
      const arc = parent[node]!;
      left[arc]! += most;
      left[arc ^ 1]! -= most;
      const up = head[arc]!;
      if (left[arc ^ 1]! <= 0) orphan(node);
      node = up;
    }
    excess[node]! -= most;
    if (excess[node]! <= 0) orphan(node);
    node = head[meeting]!;
    while (parent[node] !== atTerminal) {
      const arc = parent[node]!;
      left[arc ^ 1]! += most;
      left[arc]! -= most;
      const up = head[arc]!;
      if (left[arc]! <= 0) orphan(node);
      node = up;
    }
    excess[node]! += most;
    if (excess[node]! >= 0) orphan(node);
  }

  /** Distance to the terminal, or Infinity for a node that hangs on an orphan. */
  function distance(start: number): number {
    let node = start;
    let steps = 0;
    while (true) {
      if (stamp[node] === time) return steps + far[node]!;
      const up = parent[node]!;
      steps++;
      if (up === atTerminal) {
        stamp[node] = time;
        far[node] = 1;
        return steps;
      }
      if (up === orphaned || up === none) return Infinity;
      node = head[up]!;
    }
  }

  function adopt(): void {
    while (orphans.length > 0) {
      const node = orphans.pop()!;
      const side = tree[node]!;
      let best = none;
      let least = Infinity;
      for (let arc = first[node]!; arc !== none; arc = next[arc]!) {
        const other = head[arc]!;
        if (tree[other] !== side || room(arc ^ 1, side) <= 0 || parent[other] === none) continue;
        let steps = distance(other);
        if (steps === Infinity) continue;
        if (steps < least) {
          best = arc;
          least = steps;
        }
        for (let up = other; stamp[up] !== time; up = head[parent[up]!]!) {
          stamp[up] = time;
          far[up] = steps--;
        }
      }
      if (best !== none) {
        parent[node] = best;
        stamp[node] = time;
        far[node] = least + 1;
        continue;
      }
      for (let arc = first[node]!; arc !== none; arc = next[arc]!) {
        const other = head[arc]!;
        if (tree[other] !== side) continue;
        if (room(arc ^ 1, side) > 0) enqueue(other);
        const up = parent[other]!;
        if (up >= 0 && head[up] === node) orphan(other);
      }
      tree[node] = free;
      parent[node] = none;
    }
  }

  for (let meeting = grow(); meeting !== none; meeting = grow()) {
    time++;
    augment(meeting);
    adopt();
  }
  return tree.map((side) => (side === source ? 1 : 0));
}
