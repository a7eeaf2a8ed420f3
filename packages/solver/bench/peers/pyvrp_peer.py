"""PyVRP as a peer of the benchmark: the solver as shipped, one thread, so it is run once per seed.

Usage: python pyvrp_peer.py PROBLEM.json SECONDS SEED. Prints one JSON line {"routes": [[stop, ...], ...]},
stops counted from 1; no routes if it found no feasible plan.
"""

import json
import sys

import numpy
from pyvrp import Client, Depot, Location, ProblemData, VehicleType, solve
from pyvrp.stop import MaxRuntime


def problem_data(problem):
    """Returns the problem in PyVRP's types; distances and durations are the same matrix."""
    size = problem["size"]
    matrix = numpy.array(problem["matrix"], dtype=numpy.int64).reshape(size, size)
    opens, closes = problem["windows"][0]
    clients = [
        Client(
            location=i,
            delivery=[problem["demand"][i]],
            service_duration=problem["service"][i],
            tw_early=problem["windows"][i][0],
            tw_late=problem["windows"][i][1],
        )
        for i in range(1, size)
    ]
    vans = VehicleType(
        num_available=problem["vehicles"],
        capacity=[problem["capacity"]],
        tw_early=opens,
        tw_late=closes,
        fixed_cost=problem["vehicle_cost"],
    )
    places = [Location(0, 0) for _ in range(size)]
    depot = Depot(location=0, tw_early=opens, tw_late=closes)
    return ProblemData(places, clients, [depot], [vans], [matrix], [matrix])


def main(path, seconds, seed):
    with open(path, encoding="utf-8") as file:
        problem = json.load(file)
    result = solve(problem_data(problem), MaxRuntime(float(seconds)), seed=int(seed), display=False)
    routes = []
    if result.is_feasible():
        for route in result.best.routes():
            routes.append([visit.idx + 1 for visit in route.schedule() if visit.is_client()])
    print(json.dumps({"routes": routes}))


main(*sys.argv[1:])
