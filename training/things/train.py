"""Learns to find things on what the surface network knows of each cell of a photo.

    python3 train.py CELLS LABELS KIND OUT [--check LABELS] [--steps 500] [--scores FILE] [--processes 2]

CELLS is what export-cells.ts and export-drawn.ts wrote, LABELS a file of training/labels/things-*.txt, KIND
`interior` or `exterior`, OUT the file of weights. Each of folds 1 to 4 is scored by a head that has not seen its houses;
on these scores likelihoods and thresholds are fitted (calibrate.py), and on those of the photos to check, which teach
nothing. Fold 0 is never read.
"""

import argparse
import glob
import multiprocessing
import os
import re
import time

import numpy as np
import torch
import torch.nn.functional as functional
from torch import nn

from calibrate import calibrated, thresholds

# in the order of packages/engine/src/analysis/thing-kinds.ts
KINDS = {"interior": "bstkwofmdapurlxiqyzvnc", "exterior": "GDLPSOFCW"}
SUMMARY = 256
WIDTH = 96
WIDEST = 4
BEST_CELLS = 6
# from 16 on, PyTorch works one by one filters out with oneDNN also on one thread: 15 times as fast
BATCH = 16
VIEWS = 6
FOLDS = (1, 2, 3, 4)
# no fold: what all heads are taught
NONE = -1
# what drawn rooms of sorts that nobody photographed do not show; each of them counts so many times
ABSENT_FROM_DRAWN = "bwyzofmd"
DRAWN_TIMES = 3
# a thing is shown where so much of its box is in view; where less of it is, nothing is said
SHOWN, HINTED = 0.4, 0.05


def fold_of(name):
    seen = 0x811C9DC5
    for letter in "fold " + name.split("_")[0]:
        seen = ((seen ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return seen % 5


def read_view(path):
    numbers = np.fromfile(path, dtype=np.float32)
    width, height, channels, score_width, score_height, classes = numbers[:6].astype(int)
    crop, mirrored, rest = numbers[6:10], bool(numbers[10]), numbers[11:]
    summary, rest = rest[:SUMMARY], rest[SUMMARY:]
    count = score_width * score_height * classes
    scores = torch.from_numpy(rest[:count].reshape(score_height, score_width, classes))
    surfaces = functional.adaptive_avg_pool2d(
        scores.softmax(2).permute(2, 0, 1)[None], (height, width)
    )[0]
    cells = torch.from_numpy(rest[count:].reshape(height, width, channels)).permute(2, 0, 1)
    return torch.cat([cells, surfaces]), torch.from_numpy(summary.copy()), crop, mirrored


def read_labels(path):
    form = re.compile(r"^([A-Za-z])(\d+)-(\d+)/(\d+)-(\d+)$")
    labels = {}
    for line in open(path):
        name, *boxes = line.split()
        found = [form.match(box) for box in boxes]
        labels[name] = [(one[1], *(int(part) / 100 for part in one.groups()[1:])) for one in found]
    return labels


def covered(low, high, count):
    """How much of each cell lies between two shares of the view."""
    at = np.arange(count)
    return np.clip(np.minimum(at + 1, high * count) - np.maximum(at, low * count), 0, 1)


def in_view(low, high, start, length):
    """Shares of the photo as shares of the view; 99 hundredths are the photo's edge."""
    return (low - start) / length, ((1 if high >= 0.99 else high) - start) / length


def target_of(boxes, kinds, height, width, crop, mirrored):
    """How much of each cell each kind covers, and of each kind 1: shown, 0: not, -1: cut off."""
    target = np.zeros((len(kinds), height, width), np.float32)
    shown = np.zeros(len(kinds), np.float32)
    left, top, across, down = crop
    for letter, x0, x1, y0, y1 in boxes:
        (x0, x1), (y0, y1) = in_view(x0, x1, left, across), in_view(y0, y1, top, down)
        if mirrored:
            x0, x1 = 1 - x1, 1 - x0
        kind = kinds.index(letter)
        columns, rows = covered(x0, x1, width), covered(y0, y1, height)
        seen = columns.sum() * rows.sum() / ((x1 - x0) * (y1 - y0) * width * height)
        if seen > SHOWN:
            shown[kind] = 1
        elif seen > HINTED and shown[kind] == 0:
            shown[kind] = -1
        target[kind] = np.maximum(target[kind], rows[:, None] * columns[None])
    return torch.from_numpy(target), torch.from_numpy(shown)


class Head(nn.Module):
    """`things-network.ts` runs the same."""

    def __init__(self, inputs, kinds):
        super().__init__()
        self.first = nn.Conv2d(inputs, WIDTH, 1)
        self.whole = nn.Linear(SUMMARY, WIDTH)
        self.apart = nn.ModuleList(
            [nn.Conv2d(WIDTH, WIDTH, 5, padding=2, groups=WIDTH) for _ in range(2)]
        )
        self.across = nn.ModuleList([nn.Conv2d(WIDTH, WIDTH, 1) for _ in range(2)])
        self.last = nn.Conv2d(WIDTH, kinds, 1)
        self.drop, self.drop_whole = nn.Dropout2d(0.25), nn.Dropout(0.5)

    def forward(self, cells, summary, inside):
        """Views of several sizes lie in one sheet; `inside` is 0 beyond the edge of each."""
        whole = self.whole(self.drop_whole(summary))[:, :, None, None]
        sheet = functional.relu(self.first(self.drop(cells)) + whole) * inside
        for apart, across in zip(self.apart, self.across):
            sheet = sheet + functional.relu(across(apart(sheet))) * inside
        return self.last(self.drop(sheet))


def best_of(scores):
    return scores.flatten(-2).topk(BEST_CELLS, -1)[0].mean(-1)


class Standard:
    """Means and deviations of what the head is given."""

    def __init__(self, views):
        plain = [view for view in views if view["number"] == 0]
        cells = torch.cat([view["cells"].flatten(1) for view in plain], 1).float()
        summaries = torch.stack([view["summary"] for view in plain])
        self.mean, self.deviation = cells.mean(1), cells.std(1) + 1e-3
        self.whole_mean, self.whole_deviation = summaries.mean(0), summaries.std(0) + 1e-3

    def apply(self, view):
        cells = (view["cells"].float() - self.mean[:, None, None]) / self.deviation[:, None, None]
        view["cells"] = cells.clamp(-WIDEST, WIDEST).half()
        summary = (view["summary"] - self.whole_mean) / self.whole_deviation
        view["summary"] = summary.clamp(-WIDEST, WIDEST)


def together(views):
    """Cells, summaries, insides and targets of views of several sizes."""
    height = max(view["cells"].shape[1] for view in views)
    width = max(view["cells"].shape[2] for view in views)
    inputs, kinds = len(views[0]["cells"]), len(views[0]["target"])
    cells = torch.zeros(len(views), inputs, height, width)
    target = torch.zeros(len(views), kinds, height, width)
    inside = torch.zeros(len(views), 1, height, width)
    for at, view in enumerate(views):
        down, across = view["cells"].shape[1:]
        cells[at, :, :down, :across] = view["cells"]
        target[at, :, :down, :across] = view["target"]
        inside[at, :, :down, :across] = 1
    return cells, torch.stack([view["summary"] for view in views]), inside, target


def loss_of(head, views):
    cells, summaries, inside, target = together(views)
    scores = head(cells, summaries, inside)
    cross = functional.binary_cross_entropy_with_logits(scores, target, reduction="none")
    # places that are judged rightly already count for less
    wrong = (torch.sigmoid(scores).detach() - target).abs()
    shown = torch.stack([view["shown"] for view in views])
    told = torch.stack([view["told"] for view in views])[:, :, None, None]
    by_cell = (cross * (0.25 + wrong) * inside * told).sum() / inside.sum() / target.shape[1]
    by_photo = functional.binary_cross_entropy_with_logits(
        best_of(scores - 30 * (1 - inside)), shown.clamp(0), reduction="none"
    )
    return by_cell * 6 + 0.3 * (by_photo * (shown >= 0)).mean()


def learn(views, steps, seed=0):
    torch.manual_seed(seed)
    head = Head(len(views[0]["cells"]), len(views[0]["target"]))
    rate = 6e-3
    descent = torch.optim.AdamW(head.parameters(), lr=rate, weight_decay=2e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(descent, rate, steps + 1)
    chance = np.random.default_rng(seed)
    head.train()
    for _ in range(steps):
        descent.zero_grad()
        loss_of(head, [views[at] for at in chance.choice(len(views), BATCH, False)]).backward()
        descent.step()
        schedule.step()
    return head.eval()


def seen_by(head, view):
    with torch.no_grad():
        cells, summaries, inside, _ = together([view])
        return head(cells, summaries, inside)[0]


def numbers_of(head, standard):
    def layer(part):
        return [part.weight.detach().flatten(1), part.bias.detach()]

    return [
        *[standard.mean, 1 / standard.deviation],
        *[standard.whole_mean, 1 / standard.whole_deviation],
        *[*layer(head.first), *layer(head.whole)],
        *[
            number
            for apart, across in zip(head.apart, head.across)
            for number in (*layer(apart), *layer(across))
        ],
        *layer(head.last),
    ]


def place_of(scores, target):
    """Whether the surest cell of each kind lies in a box."""
    surest = scores.flatten(1).argmax(1, keepdim=True)
    return (target.flatten(1).gather(1, surest)[:, 0] > 0.3).numpy()


def read_views(folder, labels, kinds, numbers=range(VIEWS)):
    views = []
    for name, boxes in labels.items():
        fold = fold_of(name)
        if fold == 0:
            continue
        for number in numbers:
            file = f"{os.path.splitext(name)[0]}.{number}.bin"
            cells, summary, crop, mirrored = read_view(os.path.join(folder, file))
            target, shown = target_of(boxes, kinds, *cells.shape[1:], crop, mirrored)
            views.append(
                dict(fold=fold, number=number, cells=cells.half(), summary=summary)
                | dict(target=target, shown=shown, told=torch.ones(len(kinds)))
            )
    return views


def read_drawn(folder, kinds):
    """Living rooms, offices and halls: rooms without a bed."""
    told = torch.tensor([float(kind in ABSENT_FROM_DRAWN) for kind in kinds])
    drawn = []
    for file in sorted(glob.glob(os.path.join(folder, "drawn-*.bin"))):
        cells, summary, _, _ = read_view(file)
        target = torch.zeros(len(kinds), *cells.shape[1:])
        drawn.append(
            dict(fold=NONE, number=NONE, cells=cells.half(), summary=summary)
            | dict(target=target, shown=told - 1, told=told)
        )
    return drawn


def trained_without(fold):
    """A head that has not seen the fold, and what it sees there; the one taught on all sees the photos to check."""
    torch.set_num_threads(1)
    views, checked, standard, steps = shared
    head = learn([view for view in views if view["fold"] != fold or fold == NONE], steps)
    of_fold = [view for view in views if view["fold"] == fold and view["number"] == 0]
    unseen = checked if fold == NONE else of_fold
    seen = [(seen_by(head, view), view) for view in unseen]
    print(f"trained without fold {fold}" if fold != NONE else "trained on all", flush=True)
    return (
        numbers_of(head, standard),
        np.array([best_of(scores).numpy() for scores, _ in seen]),
        np.array([place_of(scores, view["target"]) for scores, view in seen]),
        np.array([view["shown"].numpy() > 0 for _, view in seen]),
    )


# what the processes that train read
shared = ()


def main():
    arguments = argparse.ArgumentParser()
    for name in ("cells", "labels", "kind", "out"):
        arguments.add_argument(name)
    arguments.add_argument("--check", help="labels of photos that are only scored")
    arguments.add_argument("--steps", type=int, default=500)
    arguments.add_argument("--processes", type=int, default=2)
    arguments.add_argument("--scores", help="where to keep the scores of the folds")
    given = arguments.parse_args()
    began = time.time()
    kinds = KINDS[given.kind]
    views = read_views(given.cells, read_labels(given.labels), kinds)
    photos = len(views) // VIEWS
    standard = Standard(views)
    drawn = read_drawn(given.cells, kinds) if given.kind == "interior" else []
    checked = read_views(given.cells, read_labels(given.check), kinds, (0,)) if given.check else []
    for view in [*views, *drawn, *checked]:
        standard.apply(view)
    global shared
    shared = (views + drawn * DRAWN_TIMES, checked, standard, given.steps)
    with multiprocessing.get_context("fork").Pool(given.processes) as pool:
        trained = pool.map(trained_without, (NONE, *FOLDS), chunksize=1)
    of_all, *by_fold = trained
    numbers = of_all[0]
    folds = np.repeat(FOLDS, [len(part[1]) for part in by_fold])
    if checked:
        by_fold.append(of_all)
        folds = np.concatenate([folds, [view["fold"] for view in checked]])
    scores, placed, shown = (np.concatenate(part) for part in list(zip(*by_fold))[1:])
    if given.scores:
        np.savez(given.scores, scores=scores, shown=shown, placed=placed, folds=folds)
    slopes, offsets, likelihoods = calibrated(scores, shown, folds)
    least = thresholds(likelihoods, shown, placed, kinds)
    numbers = [*numbers, slopes, offsets, least]
    np.concatenate([np.asarray(part, np.float32).ravel() for part in numbers]).tofile(given.out)
    counts = f"{photos} photos, {len(checked)} to check, {len(drawn)} drawn rooms"
    print(f"{counts}, {time.time() - began:.0f} s")


if __name__ == "__main__":
    main()
