"""Trains the surface network: python3 train.py PHOTOS OUT.pt [--start OTHER.pt] (see README.md)."""

import argparse
import math
import random
import time

import torch
import torch.multiprocessing as processes
import torch.nn.functional as functional
from torch import nn

from network import Spread, SurfaceNetwork
from photos import UNLABELLED, print_score, read_photos, read_scenes
from variants import draw_batch

# one-by-one convolutions are only fast from sixteen pictures on
BATCH = 16
WARM_UP = 60
HOUSES_SHARE = 0.4
SAVE_EVERY = 50
TAUGHT_SHARE = 0.5
TAUGHT_FROM = 0.5
FEW_CELLS = 200
AHEAD = 6


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("photos")
    parser.add_argument("out")
    parser.add_argument("--start")
    parser.add_argument("--fold", type=int, default=0, help="kept out; -1 for none")
    parser.add_argument("--steps", type=float, help="1,800 unless told, or as many as the minutes give")
    parser.add_argument("--flat", type=float, default=0.0, help="share of the steps at full rate")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf, help="ends there, fallen as by steps")
    parser.add_argument("--dense", type=float, default=0, help="photos labelled all over count so much more")
    parser.add_argument("--scenes", help="drawn rooms and houses of export-scenes.ts")
    parser.add_argument("--scene-share", type=float, nargs=2, default=(0.3, 0.3), help="first and last")
    parser.add_argument("--border", type=float, default=0, help="cells near a border count so much more")
    parser.add_argument("--score-every", type=int, default=250)
    parser.add_argument("--threads", type=int, default=1, help="beside one that draws the photos")
    parser.add_argument("--short", action="store_true", help="numbers of 16 bits where they do")
    options = parser.parse_args()
    options.steps = options.steps or (1800 if options.minutes == math.inf else math.inf)
    torch.manual_seed(options.seed)
    random.seed(options.seed)
    photos = read_photos(options.photos)
    seen = [photo for photo in photos if photo.fold != options.fold and is_known(photo)]
    unseen = [photo for photo in photos if photo.fold == options.fold and photo.points]
    scenes = read_scenes(options.scenes) if options.scenes else []
    print(len(seen), "photos,", len(scenes), "scenes", flush=True)
    network, mean = SurfaceNetwork(), SurfaceNetwork()
    if options.start:
        start_from(network, torch.load(options.start))
    if options.short:
        # the order in which sixteen bits are fastest
        network.to(memory_format=torch.channels_last)
    mean.load_state_dict(network.state_dict())
    optimiser = create_optimiser(network, options.rate)
    batches, drawn_share = drawn_ahead(seen, scenes, options)
    torch.set_num_threads(options.threads)
    started = time.monotonic()
    step, share = 0, 0.0
    while share < 1:
        step += 1
        minutes = (time.monotonic() - started) / 60
        share = max(step / options.steps, minutes / options.minutes)
        for group in optimiser.param_groups:
            group["lr"] = rate_at(step, share, options)
        first, last = options.scene_share
        drawn_share.value = first + (last - first) * share
        kind, planes, labels, beliefs = batches.get()
        network.train()
        with torch.cpu.amp.autocast(enabled=options.short, dtype=torch.bfloat16):
            scores = network(planes, kind)
        loss = loss_of(scores.float(), labels, beliefs, options.border)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimiser.step()
        if step % 4 == 0:
            follow(mean, network, min(0.99, 1 - 1 / (step / 24 + 2)))
        if step % SAVE_EVERY == 0 or share >= 1:
            print(step, f"{minutes:.1f} min", round(loss.item(), 3), flush=True)
            torch.save(mean.state_dict(), options.out)
        if step % options.score_every == 0 or share >= 1:
            print_score(str(step), mean, unseen)


def drawn_ahead(photos, scenes, options):
    """Batches from a process of their own, and the share of scenes in those to come."""
    batches = processes.Queue(AHEAD)
    share = processes.Value("d", options.scene_share[0])
    arguments = (photos, scenes, options.dense, options.seed, share, batches)
    processes.Process(target=draw_for_ever, args=arguments, daemon=True).start()
    return batches, share


def draw_for_ever(photos, scenes, dense, seed, share, batches):
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    random.seed(seed)
    while True:
        kind = "exterior" if random.random() < HOUSES_SHARE else "interior"
        batches.put((kind, *draw_batch(photos, kind, BATCH, dense, scenes, share.value)))


def start_from(network, weights):
    """Blocks that the weights do not know begin as if they were not there."""
    missing = network.load_state_dict(weights, strict=False).missing_keys
    for name, part in network.named_modules():
        if isinstance(part, Spread) and any(key.startswith(f"{name}.") for key in missing):
            for norm in part.narrow[1].of.values():
                nn.init.zeros_(norm.weight)


def is_known(photo):
    return len(photo.points) > 0 or photo.beliefs is not None


def loss_of(scores, labels, beliefs, border=0.0):
    """Photos count alike, however many labels they have; teachers speak where nobody has looked."""
    labelled = labels != UNLABELLED
    by_eye = functional.cross_entropy(
        scores, labels, ignore_index=UNLABELLED, label_smoothing=0.04, reduction="none"
    )
    sure = ((beliefs.amax(1) - TAUGHT_FROM) / (1 - TAUGHT_FROM)).clamp(0, 1) * ~labelled
    taught = -(beliefs * functional.log_softmax(scores, 1)).sum(1)
    counts = labelled * (1 + border * near_border(labels))
    return mean_of(by_eye, counts) + TAUGHT_SHARE * mean_of(taught, sure)


def near_border(labels):
    """Where another class is told two cells away or less."""
    told = (labels != UNLABELLED).float()[:, None]
    value = labels.float()[:, None]
    most = functional.max_pool2d(torch.where(told > 0, value, torch.full_like(value, -1)), 5, 1, 2)
    least = -functional.max_pool2d(torch.where(told > 0, -value, torch.full_like(value, -99)), 5, 1, 2)
    return (most > least).float()[:, 0]


def mean_of(loss, weight):
    """The mean of each photo, and of the photos; one with few cells counts less."""
    cells = weight.sum((1, 2))
    means = (loss * weight).sum((1, 2)) / (cells + FEW_CELLS)
    return means.sum() / (cells / (cells + FEW_CELLS)).sum().clamp(min=1)


def create_optimiser(network, rate):
    weights = [part for part in network.parameters() if part.dim() > 1]
    others = [part for part in network.parameters() if part.dim() <= 1]
    return torch.optim.AdamW(
        [{"params": weights, "weight_decay": 0.02}, {"params": others, "weight_decay": 0}], lr=rate
    )


def rate_at(step, share, options):
    fallen = 0 if options.flat >= 1 else max(0, min(1, (share - options.flat) / (1 - options.flat)))
    return options.rate * min(1, step / WARM_UP) * (0.5 + 0.5 * math.cos(math.pi * fallen)) + 1e-5


@torch.no_grad()
def follow(mean, network, keep):
    """The weights that are kept are a moving mean of those that learn."""
    for kept, learning in zip(mean.state_dict().values(), network.state_dict().values()):
        if kept.dtype.is_floating_point:
            kept.mul_(keep).add_(learning, alpha=1 - keep)
        else:
            kept.copy_(learning)


if __name__ == "__main__":
    main()
